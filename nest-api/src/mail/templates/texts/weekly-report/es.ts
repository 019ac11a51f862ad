import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Inicios de sesión del {from} al {to}',
  about:
    'Estos son los inicios de sesión de su organización de la semana pasada. Los números entre paréntesis son de la semana anterior.',
  succeeded: 'Inicios de sesión correctos: {now, number} ({before, number})',
  failed: 'Inicios de sesión fallidos: {now, number} ({before, number})',
  rate: 'Tasa de éxito: {now} ({before})',
  activeUsers: 'Usuarios activos: {now, number} ({before, number})',
  risk: 'Inicios de sesión de riesgo medio: {medium, number} ({mediumBefore, number}), de riesgo alto: {high, number} ({highBefore, number})',
  incidents: 'Incidentes nuevos: {now, number} ({before, number}), abiertos ahora: {open, number}',
  adoption:
    'Usuarios con segundo factor: {withFactor, number} de {users, number}, con llave de acceso: {withPasskey, number}',
  causes: 'Las causas más frecuentes de los inicios de sesión fallidos:',
  cause: '{count, number} × {cause} {link}',
  action: 'Abrir los análisis',
  unsubscribe: 'Recibe este correo porque administra la organización. Para dejar de recibirlo, abra {link}',
} satisfies Translation<typeof english>;
