import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const microsoftTexts = defineTexts<typeof english>('features/guide/microsoft');
