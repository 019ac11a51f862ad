import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  requestSubject: 'Producto solicitado: {product} para {tenant}',
  requestAbout: '{tenant} solicita {product}.',
  requestedBy: 'Solicitado por {email}.',
  requestAction: 'Abrir las solicitudes de productos',
  grantedSubject: '{product} ya está disponible',
  granted: 'Su organización ya tiene acceso a {product}.',
  grantedUntil: 'Su organización tiene acceso a {product} hasta el {date}.',
  declinedSubject: 'Su solicitud de producto ha sido rechazada',
  declined:
    'Su solicitud de {product} ha sido rechazada. Póngase en contacto con nosotros para hablar de alternativas.',
  endedSubject: 'El acceso a {product} ha finalizado',
  ended:
    'El acceso adicional de su organización a {product} ha finalizado. Los productos de su plan no cambian.',
  action: 'Ver los productos',
} satisfies Translation<typeof english>;
