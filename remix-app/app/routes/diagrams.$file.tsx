import { renderToStaticMarkup } from 'react-dom/server';
import { DiagramSvg, FILE_COLORS } from '~/features/diagrams/diagram-svg';
import { readDiagrams } from '~/features/diagrams/diagrams.server';
import { refusal } from '~/server/api.server';
import { fileLoader } from '~/server/page.server';

/** A diagram as a file. */
export const loader = fileLoader('/superadmin/diagrams', async ({ visit, params }) => {
  const diagrams = await readDiagrams(visit);
  const diagram = diagrams.find(({ name }) => `${name}.svg` === params.file);
  if (!diagram) throw refusal(404, null, 'There is no such diagram.');
  return new Response(renderToStaticMarkup(<DiagramSvg diagram={diagram} colors={FILE_COLORS} />), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-disposition': `attachment; filename="gatehouse-${diagram.name}.svg"`,
      'cache-control': 'no-store',
    },
  });
});
