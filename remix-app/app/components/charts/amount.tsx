import { useFormats } from '~/texts/texts-context';

interface Props {
  of: number;
  /** The count stopped here: "10,000+" is shown. */
  countedTo?: number;
}

/** A number in the format of the page's language. */
export function Amount({ of, countedTo }: Props) {
  const formats = useFormats();
  if (countedTo !== undefined && of > countedTo) return <>{formats.number(countedTo)}+</>;
  return <>{formats.number(of)}</>;
}
