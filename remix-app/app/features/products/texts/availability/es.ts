import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  availability: 'Disponibilidad',
  includedTitle: 'Incluido en su plan',
  included: '{product} está incluido en el plan de {organization} ({plan}).',
  grantedTitle: 'Concedido a su organización',
  grantedUntil: '{organization} tiene {product} hasta el {day}, además de su plan ({plan}).',
  granted: '{organization} tiene {product} sin fecha de fin, además de su plan ({plan}).',
  requestedTitle: 'Solicitado',
  notIncluded: '{product} no está incluido en el plan de {organization} ({plan}).',
  requestedOn: 'La solicitud se envió el {day}. Nuestro equipo responderá por correo electrónico.',
  replyByEmail: 'Nuestro equipo responderá por correo electrónico.',
  noneTitle: 'No incluido en su plan',
  endedOn: 'La concesión de {product} terminó el {day}.',
  trialTitle: 'Incluido en cada prueba',
  trialAbout: 'Pruebe {product} durante 14 días por 0 $. No se necesita tarjeta de crédito.',
  startTrial: 'Iniciar la prueba gratuita',
  includedIn: 'Incluido en: {plans}.',
  askAdmin: 'Pídaselo al administrador de su organización.',
  request: 'Solicitar {product}',
  requestPlan: 'Solicitar {plan}',
  planPrice: 'Incluye {product} por {price}. Nuestro equipo responderá a su solicitud.',
} satisfies Translation<typeof english>;
