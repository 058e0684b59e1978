/**
 * The layers: app → features → domain → shared (docs/architecture.md).
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one module, or share a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-circles',
      comment: 'Two folders of a feature know each other one way only.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file that says the thing, not an index.',
      severity: 'error',
      from: {},
      to: { path: '/index[.]tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'shared-is-the-ground',
      comment: 'shared knows nothing of the business above it.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/([^/]+$|app/|features/|domain/)' },
    },
    {
      name: 'domain-below-features',
      comment: 'domain uses shared only.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^src/([^/]+$|app/|features/)' },
    },
    {
      name: 'domain-folders-independent',
      comment:
        'A folder of domain imports no other one, but for those that build on the rest: indicators ← legal-entity, map ← agency-check.',
      severity: 'error',
      from: { path: '^src/domain/([^/]+)/', pathNot: '^src/domain/(indicators|legal-entity|map|agency-check)/' },
      to: { path: '^src/domain/', pathNot: '^src/domain/$1/' },
    },
    {
      name: 'domain-folders-in-order',
      comment:
        'legal-entity and map are the highest layer of domain and independent of each other; both may use indicators, which uses neither.',
      severity: 'error',
      from: { path: '^src/domain/(indicators|legal-entity|map)/' },
      to: { path: '^src/domain/(legal-entity|map|agency-check)/', pathNot: '^src/domain/$1/' },
    },
    {
      name: 'internal-is-for-its-folder',
      comment: 'What lies in `internal` is used by the files of the folder around it alone; the others are its doors.',
      severity: 'error',
      from: { path: '^(src/.*?)(?:/internal)?/[^/]+$' },
      to: { path: '/internal/', pathNot: ['node_modules', '^$1/internal/'] },
    },
    {
      name: 'features-below-app',
      comment: 'A feature does not know who shows it.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/([^/]+$|app/)' },
    },
    {
      name: 'no-neighbour-feature',
      comment: 'What two features need is promoted to domain/ or shared/.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/$2/' },
    },
    {
      name: 'features-have-a-folder',
      comment: 'A file beside the feature folders of an area would be a way round no-neighbour-feature.',
      severity: 'error',
      from: { path: ['^src/features/[^/]+$', '^src/features/[^/]+/[^/]+$'] },
      to: {},
    },
    {
      name: 'features-by-pages-only',
      comment: 'app knows a feature by its line in pages.ts, and by what load-page.ts loads.',
      severity: 'error',
      from: { path: '^src/(app/|[^/]+$)', pathNot: '^src/app/(pages|load-page)\\.ts$' },
      to: { path: '^src/features/' },
    },
    {
      name: 'pages-are-lazy',
      comment: 'A page imported by value would be part of the first download.',
      severity: 'error',
      from: { path: '^src/app/load-page\\.ts$' },
      to: { path: '^src/features/', dynamic: false },
    },
    {
      name: 'pages-table-without-components',
      comment: 'The entry script reads pages.ts before anything else, so no early call may bring a component along.',
      severity: 'error',
      from: { path: '^src/app/pages\\.ts$' },
      to: { path: '\\.tsx$', reachable: true },
    },
    {
      name: 'storage-by-its-own-ways',
      comment:
        'What is stored is a draft, a list or a value of src/shared/storage, checked by a schema when it is read. By hand only: the tokens ' +
        'and the stamp under the names of P4, what redux-persist writes, and the theme, which the boot script reads as it is. A reload ' +
        'for a missing part asks whether the tab stores anything at all.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/shared/storage/',
          '^src/domain/session/token-store[.]ts$',
          '^src/app/(boot|persistence|persisted-slice|stale-chunk|state-version)[.]ts$',
          '^src/app/layout/theme[.]ts$',
        ],
      },
      to: { path: ['(^|/)node_modules/idb-keyval/', '^src/shared/storage/(database|safe-storage)[.]ts$'] },
    },
    {
      name: 'mocks-see-the-wire-only',
      comment:
        'The agency in a box knows the calls, what is sent (wire schemas) and the settings, not what the portal makes of it.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: '(\\.(wire|calls)\\.ts$|^src/shared/(config/settings|api/define-call)\\.ts$)' },
    },
    {
      name: 'calls-see-the-wire-only',
      comment:
        'A description of calls is read by the agency in a box and by tools as well: it knows what is sent and nothing else.',
      severity: 'error',
      from: { path: '\\.calls\\.ts$' },
      to: {
        path: '^src/',
        pathNot: '(\\.wire\\.ts$|^src/shared/(config/settings|api/(define-call|feedback-group|lists))\\.ts$)',
      },
    },
    {
      name: 'src-without-mocks-or-tests',
      comment: 'Nothing of the demo, the gallery or the tests reaches the production build.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mocks|practice|stories|tests|e2e|scripts|tools)/' },
    },
    {
      name: 'stories-show-the-kit',
      comment:
        'A story shows a component of shared/ui as every screen may use it; only the frame around it knows the portal.',
      severity: 'error',
      from: { path: '^stories/.*[.]stories[.]tsx$' },
      to: { path: '^src/', pathNot: '^src/shared/' },
    },
    {
      name: 'mocks-without-tests',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(practice|stories|tests|e2e|scripts|tools)/' },
    },
    {
      name: 'src-ships-dependencies-only',
      comment: 'A package the browser needs belongs to "dependencies".',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(^virtual:|\\?(raw|url|worker|inline)$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
    },
  },
};
