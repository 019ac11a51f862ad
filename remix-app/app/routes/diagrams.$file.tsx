import { directionOf } from '@gatehouse/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { DiagramSvg, FILE_COLORS } from '~/features/diagrams/diagram-svg';
import { readDiagrams } from '~/features/diagrams/diagrams.server';
import { diagramTexts } from '~/features/diagrams/texts/diagram';
import { refusal } from '~/server/api.server';
import { languageOf } from '~/server/language.server';
import { fileLoader } from '~/server/page.server';
import { textsOf } from '~/server/texts.server';

/** A diagram as a file. */
export const loader = fileLoader('/superadmin/diagrams', async ({ visit, params }) => {
  const diagrams = await readDiagrams(visit);
  const diagram = diagrams.find(({ name }) => `${name}.svg` === params.file);
  if (!diagram) throw refusal(404, null, textsOf(visit.request, diagramTexts)('noDiagram'));
  const direction = directionOf(languageOf(visit.request));
  const svg = <DiagramSvg diagram={diagram} colors={FILE_COLORS} direction={direction} />;
  return new Response(renderToStaticMarkup(svg), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-disposition': `attachment; filename="gatehouse-${diagram.name}.svg"`,
      'cache-control': 'no-store',
    },
  });
});
