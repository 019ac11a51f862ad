import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'El aprovisionamiento de una aplicación se detuvo',
  about: 'Gatehouse ya no puede crear ni actualizar cuentas en la aplicación «{application}».',
  unnamed: 'Gatehouse ya no puede crear ni actualizar cuentas en una de sus aplicaciones.',
  credentials:
    'La aplicación rechaza la dirección o las credenciales. Compruebe el token o el secreto de cliente en la configuración del aprovisionamiento.',
  unavailable:
    'La aplicación no ha respondido como se esperaba varias veces seguidas. Consulte su página de estado.',
  next: 'No se pierde nada: los cambios esperan y Gatehouse lo intenta de nuevo por sí solo. Hasta entonces, los usuarios que se van conservan su cuenta en esta aplicación.',
  action: 'Abrir el aprovisionamiento',
} satisfies Translation<typeof english>;
