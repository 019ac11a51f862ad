import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Plan solicitado: {plan} para {tenant}',
  about: '{tenant} solicita el siguiente plan: {plan}.',
  requestedBy: 'Solicitado por {email}.',
  action: 'Abrir la gestión de inquilinos',
} satisfies Translation<typeof english>;
