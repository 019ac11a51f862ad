import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const diagramTexts = defineTexts<typeof english>('features/diagrams/diagram');
