/**
 * What a form needs from a schema: the common interface of schema libraries (https://standardschema.dev), which the contract's schemas
 * implement. Declared here so that the design system depends on none of them.
 */
export interface StandardSchema {
  readonly "~standard": {
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
  };
}

export type SchemaResult = { readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
