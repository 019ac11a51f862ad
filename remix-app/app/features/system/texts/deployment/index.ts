import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const deploymentTexts = defineTexts<typeof english>('features/system/deployment');
