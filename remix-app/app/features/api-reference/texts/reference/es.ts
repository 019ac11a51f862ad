import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  count:
    'Referencia de la API: {count, plural, one {# operación} other {# operaciones}} de esta instalación. <link>Documento OpenAPI</link>',
  matches:
    'Referencia de la API: {count, plural, one {# operación coincidente} other {# operaciones coincidentes}}. <link>Documento OpenAPI</link>',
  placeholder: 'Ruta, nombre o descripción',
  noMatch: 'No hay operaciones coincidentes',
  noMatchAbout: 'Cada palabra debe aparecer en la ruta, el nombre o la descripción.',
  showAll: 'Mostrar todo',
  subjects: 'Temas',
  allOperations: 'Todas las operaciones',
  path: 'Ruta',
  access: 'Acceso',
  name: 'ID de operación',
  security: 'Seguridad',
  reauthentication: 'Requiere haberse vuelto a autenticar en los últimos minutos',
  tryIt: 'Probar',
  responses: 'Respuestas',
  errors: 'Errores',
  errorsAbout: 'Documentos de problema (RFC 9457). Sus códigos son estables.',
  snippet: 'Ejemplo: {label}',
  pathParameters: 'Parámetros de ruta',
  queryParameters: 'Parámetros de consulta',
  body: 'Cuerpo de la solicitud',
  noBody: 'Sin cuerpo de respuesta',
  exampleOf: 'Ejemplo de {status}',
  related: 'Operaciones relacionadas',
  noFields: 'El contrato no define campos.',
  required: 'obligatorio',
  optional: 'opcional',
  pattern: 'Patrón: {pattern}',
} satisfies Translation<typeof english>;
