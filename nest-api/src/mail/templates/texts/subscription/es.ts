import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  trialEndsSubject: 'Su prueba gratuita termina en {days, plural, one {un día} other {# días}}',
  trialEnds: 'La prueba gratuita de su organización termina en {days, plural, one {un día} other {# días}}.',
  choosePlan: 'Elija un plan antes de esa fecha. Nada cambia para sus miembros.',
  plansAction: 'Ver los planes',
  trialOverSubject: 'Su prueba gratuita ha terminado',
  trialOver: 'La prueba gratuita de su organización ha terminado.',
  overdueSubject: 'Hay un pago vencido',
  overdue: 'Un pago del plan de su organización está vencido.',
  grace:
    'Todo sigue funcionando durante {days, plural, one {# día} other {# días}} más. Después, su organización queda en pausa: los miembros pueden iniciar sesión y leer datos, pero no hacer cambios.',
  onHoldSubject: 'Su organización está en pausa',
  onHold:
    'Su organización está en pausa porque falta un pago. Los miembros pueden iniciar sesión y leer datos, pero no hacer cambios.',
  liftHold: 'Póngase en contacto con nosotros para reanudar el servicio.',
  grantedSubject: 'Su solicitud de plan ha sido aprobada',
  granted: 'Su solicitud del siguiente plan ha sido aprobada: {plan}.',
  declinedSubject: 'Su solicitud de plan ha sido rechazada',
  declined:
    'Su solicitud del siguiente plan ha sido rechazada: {plan}. Póngase en contacto con nosotros para hablar de alternativas.',
  action: 'Abrir el panel',
} satisfies Translation<typeof english>;
