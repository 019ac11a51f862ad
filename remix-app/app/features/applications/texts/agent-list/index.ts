import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const agentListTexts = defineTexts<typeof english>('features/applications/agent-list');
