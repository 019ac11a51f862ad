import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const labelsTexts = defineTexts<typeof english>('features/tenants/labels');
