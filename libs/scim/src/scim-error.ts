/** Error types of SCIM. Source: RFC 7644 §3.12, table 9; RFC 9865 §2.1. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'invalidVers'
  | 'sensitive'
  | 'invalidCursor'
  | 'expiredCursor'
  | 'invalidCount';

/** A refusal that the client of a SCIM endpoint may read. `status` is the HTTP status. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;
  readonly detail: string;

  constructor(status: number, scimType: ScimType | undefined, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
    this.detail = detail;
  }
}

export const ERROR_MESSAGE = 'urn:ietf:params:scim:api:messages:2.0:Error';

export interface ScimErrorBody {
  readonly schemas: readonly string[];
  /** The HTTP status as text. */
  readonly status: string;
  readonly scimType?: ScimType;
  readonly detail: string;
}

/** Source: RFC 7644 §3.12. */
export function errorBody({ status, scimType, detail }: ScimError): ScimErrorBody {
  return {
    schemas: [ERROR_MESSAGE],
    status: String(status),
    ...(scimType && { scimType }),
    detail,
  };
}
