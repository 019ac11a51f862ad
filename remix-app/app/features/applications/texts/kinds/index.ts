import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const kindTexts = defineTexts<typeof english>('features/applications/kinds');
