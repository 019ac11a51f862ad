import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const errorTexts = defineTexts<typeof english>('features/errors/errors');
