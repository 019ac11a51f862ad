import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const pictureTexts = defineTexts<typeof english>('components/forms/picture');
