import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const attributeTexts = defineTexts<typeof english>('components/panel/attributes');
