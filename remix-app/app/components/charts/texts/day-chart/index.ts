import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const dayChartTexts = defineTexts<typeof english>('components/charts/day-chart');
