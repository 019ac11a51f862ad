import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  choose: 'Elija su plan de suscripción',
  chooseAbout: 'Su cuenta empresarial está verificada. Puede cambiar de plan en cualquier momento.',
  emailConfirmed: 'Su dirección de correo está confirmada. Puede cambiar de plan en cualquier momento.',
  close: 'Cerrar',
  trial: 'Prueba gratuita de 14 días',
  trialPrice: '0 $',
  trialNote: 'No se requiere tarjeta de crédito',
  trialProducts: 'Los cuatro productos',
  trialOrganization: 'Toda su organización',
  trialStarts: 'Comienza cuando se activa su cuenta',
  trialAction: 'Comenzar la prueba gratuita',
  pro: 'Plan Pro',
  proPrice: '99 $/mes',
  proNote: 'Facturación mensual tras una consulta',
  proTrial: 'Todo lo incluido en la prueba',
  proSupport: 'Soporte prémium',
  proEnd: 'Sin fecha de finalización',
  proAction: 'Solicitar el plan Pro',
} satisfies Translation<typeof english>;
