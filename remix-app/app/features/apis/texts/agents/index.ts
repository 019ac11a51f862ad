import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const agentTexts = defineTexts<typeof english>('features/apis/agents');
