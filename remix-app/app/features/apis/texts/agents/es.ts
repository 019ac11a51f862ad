import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Conectar un agente de IA',
  about:
    'Un agente compatible con el Model Context Protocol encuentra esta API, se identifica, pregunta al usuario y obtiene un token sin más configuración.',
  allow: '1. Permitir agentes',
  allowed: 'Permitido',
  notAllowed: 'Aún no permitido',
  allowAbout: 'Acepte documentos de metadatos o el registro abierto y seleccione esta API con sus ámbitos.',
  openRegistration: 'Abrir «Registro de clientes»',
  publish: '2. Publicar los metadatos de la API',
  address: 'Dirección',
  document: 'Metadatos (RFC 9728)',
  challenge: '3. Rechazar las solicitudes sin un token válido',
  response: 'Respuesta',
} satisfies Translation<typeof english>;
