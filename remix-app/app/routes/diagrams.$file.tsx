import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { DiagramSvg, FILE_COLORS } from '~/features/diagrams/diagram-svg';
import { readDiagrams } from '~/features/diagrams/diagrams.server';
import { refusal } from '~/server/api.server';
import { requirePage } from '~/server/guards.server';

/** A diagram as a file. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePage(request, '/superadmin/diagrams');
  const diagrams = await readDiagrams(request, session);
  const diagram = diagrams.find(({ name }) => `${name}.svg` === params.file);
  if (!diagram) throw refusal(404, null, 'There is no such diagram.');
  return new Response(renderToStaticMarkup(<DiagramSvg diagram={diagram} colors={FILE_COLORS} />), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-disposition': `attachment; filename="gatehouse-${diagram.name}.svg"`,
      'cache-control': 'no-store',
    },
  });
}
