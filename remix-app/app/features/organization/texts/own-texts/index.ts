import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const ownTexts = defineTexts<typeof english>('features/organization/own-texts');
