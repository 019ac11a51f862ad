import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  accessDenied: 'Acceso denegado',
  accessDeniedAbout:
    'Su rol no permite esta acción o la solicitud no procede de este sitio. Vuelva atrás, recargue la página e inténtelo de nuevo.',
  hidden: 'Oculto por el modo de comité de empresa',
  notFound: 'Página no encontrada',
  notFoundAbout: 'Es posible que la dirección esté mal escrita o que la página se haya eliminado.',
  notSupported: 'Esta acción no está disponible',
  notSupportedAbout: 'La página no acepta esta solicitud.',
  tooMany: 'Demasiados intentos',
  tooManyAbout: 'Espere un minuto e inténtelo de nuevo.',
  unavailable: 'Gatehouse no está disponible temporalmente',
  unavailableAbout:
    'Sus datos están a salvo. Inténtelo de nuevo en unos segundos. Si el error persiste, póngase en contacto con su administrador.',
  unexpected: 'Error inesperado',
  unexpectedAbout:
    'El error se ha registrado. Inténtelo de nuevo. Si persiste, póngase en contacto con su administrador y facilítele la referencia siguiente.',
  tryAgain: 'Reintentar',
  toStart: 'Ir a la página de inicio',
} satisfies Translation<typeof english>;
