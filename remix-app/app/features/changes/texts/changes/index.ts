import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const changesTexts = defineTexts<typeof english>('features/changes/changes');
