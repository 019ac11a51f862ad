import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  planTitle: 'Solicitudes de plan',
  planAbout:
    'Planes que solicitan las organizaciones. Un plan de pago comienza cuando usted lo concede. Una prueba comienza cuando usted activa la organización.',
  productTitle: 'Solicitudes de producto',
  productAbout:
    'Productos que las organizaciones solicitan además de su plan. Puede establecer una fecha de fin para la concesión.',
  plan: 'Plan',
  product: 'Producto',
  noPlanRequests: 'Las solicitudes de plan de las organizaciones aparecen aquí.',
  noProductRequests: 'Las solicitudes de producto de las organizaciones aparecen aquí.',
  until: 'Hasta',
  untilLabel: 'Fecha de fin de la concesión a {organization}. Déjela vacía si no hay fecha de fin.',
  tabs: 'Tipo de solicitud',
  plans: 'Planes',
  products: 'Productos',
  all: 'Todas',
  open: 'Abiertas',
  granted: 'Concedidas',
  declined: 'Rechazadas',
  organization: 'Organización',
  requested: 'Solicitado',
  status: 'Estado',
  actions: 'Acciones',
  noRequests: 'No hay solicitudes',
  noMatch: 'No hay solicitudes coincidentes',
  noOpen: 'Todas las solicitudes están respondidas.',
  noWithStatus: 'Ninguna solicitud tiene este estado.',
  grant: 'Conceder<hidden> la solicitud de {organization}</hidden>',
  decline: 'Rechazar<hidden> la solicitud de {organization}</hidden>',
} satisfies Translation<typeof english>;
