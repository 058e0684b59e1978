/** The parts of `datapackage`, the reference implementation of the Frictionless standard, that the tests use. */
declare module 'datapackage' {
  type Row = Record<string, unknown>;
  type Resource = {
    read: (options: { keyed: true }) => Promise<Row[]>;
    checkRelations: () => Promise<boolean>;
  };
  export class Package {
    static load(descriptor: object, options: { basePath: string }): Promise<Package>;
    readonly errors: readonly Error[];
    getResource(name: string): Resource;
  }
  export function validate(descriptor: object): Promise<{ valid: boolean; errors: readonly Error[] }>;
}
