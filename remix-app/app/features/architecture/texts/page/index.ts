import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const architectureTexts = defineTexts<typeof english>('features/architecture/page');
