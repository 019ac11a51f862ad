import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const connectorsTexts = defineTexts<typeof english>('features/directory/connectors');
