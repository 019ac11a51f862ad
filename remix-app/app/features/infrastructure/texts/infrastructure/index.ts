import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const infrastructureTexts = defineTexts<typeof english>('features/infrastructure/infrastructure');
