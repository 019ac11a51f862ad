import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const securityTexts = defineTexts<typeof english>('features/oversight/security');
