import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const domainLabels = defineTexts<typeof english>('features/domains/labels');
