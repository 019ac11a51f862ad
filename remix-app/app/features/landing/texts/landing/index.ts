import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const landingTexts = defineTexts<typeof english>('features/landing/landing');
