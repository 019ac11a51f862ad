import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const incidentTexts = defineTexts<typeof english>('features/incidents/incidents');
