import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const linkTexts = defineTexts<typeof english>('features/sign-ins/link');
