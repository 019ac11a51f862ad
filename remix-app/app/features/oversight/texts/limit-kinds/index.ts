import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const limitKindsTexts = defineTexts<typeof english>('features/oversight/limit-kinds');
