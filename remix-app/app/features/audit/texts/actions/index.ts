import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const actionsTexts = defineTexts<typeof english>('features/audit/actions');
