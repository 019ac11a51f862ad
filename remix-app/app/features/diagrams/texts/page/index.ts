import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const diagramsTexts = defineTexts<typeof english>('features/diagrams/page');
