import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const chooseOwnerTexts = defineTexts<typeof english>('components/forms/choose-owner');
