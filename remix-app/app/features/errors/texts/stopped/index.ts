import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const stoppedTexts = defineTexts<typeof english>('features/errors/stopped');
