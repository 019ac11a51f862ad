import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const sessionTexts = defineTexts<typeof english>('features/session/session');
