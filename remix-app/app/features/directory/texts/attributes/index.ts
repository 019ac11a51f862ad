import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const directoryAttributesTexts = defineTexts<typeof english>('features/directory/attributes');
