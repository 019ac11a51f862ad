import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const keysTexts = defineTexts<typeof english>('features/keys/keys');
