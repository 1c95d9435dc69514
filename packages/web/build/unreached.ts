import type { Unreached } from './leave-out.ts';

const within = (folder: string, ...files: string[]): RegExp =>
  new RegExp(`^${folder}/(.*/)?(${files.join('|')})\\.js$`);
const only = (...names: string[]): RegExp => new RegExp(`^(${names.join('|')})$`);

/** What the portal's use of its libraries never reaches. */
export const unreached: readonly Unreached[] = [
  {
    // Our container binds constants and resolved values, once, before the first is taken out: no classes, factories,
    // redirections, names for several, generated code, snapshots, or bindings that are taken back.
    files: within(
      '@inversifyjs/core',
      '\\w+Jit',
      'build\\w+ConstructorArguments?Resolver',
      'buildNoActivations(Instance|DynamicValue)BindingNodeResolver',
      'clone\\w*Binding',
      'buildInstanceBinding',
      'buildResolveMany',
      'resolveMany',
      'resolveMultipleBindingServiceNode',
      'resolveServiceRedirectionBindingNode',
      'resolvePostConstruct',
      'resolve\\w*Deactivations',
      'resolveBindingPreDestroy',
      'resolveInstanceBindingNode\\w+',
      'resolveInstanceBindingConstructorParams',
      'setInstanceProperties',
      'addServiceNodeBindingIfContextFree',
      'removeServiceNodeBindingIfContextFree',
      '(add|remove)RootServiceNodeBindingIfContextFree',
      '(Instance|Factory|PlanServiceRedirection)BindingNodeImplementation',
      'DynamicValueBindingNode',
      'PlanMultipleBindingServiceNodeImplementation',
      'buildBuildServiceNodeOptionsFromClassElementMetadata',
      'tryBuildGetPlanOptionsFromManagedClassElementMetadata',
      'build(Unm|M)anagedMetadataFromMaybeManagedMetadata',
      'buildDefault(Unm|M)anagedMetadata',
      'assertMetadataFromTypescriptIfManaged',
      'getClassMetadata',
      'getDefaultClassMetadata',
      'throwAtInvalidClassMetadata',
      'validateConstructorMetadataArray',
    ),
  },
  // Everything is bound, and once: what tells of a bug is told where it stands.
  { files: within('@inversifyjs/core', 'stringifyBinding') },
  {
    files: within('@inversifyjs/core', 'throwErrorWhenUnexpectedBindingsAmountFound'),
    functions: only('throwBindingNotFoundError', 'stringifyParentServiceIdentifier', 'stringifyBindingConstraints'),
  },
  // Nothing needs itself.
  {
    files: within('@inversifyjs/core', 'handle(Plan|Resolve)Error'),
    functions: only('extractLikelyCircularDependency', 'getChildServiceNodes', 'stringifyServiceIdentifierTrace'),
  },
  // Nothing has anything done to it when it is taken out.
  { files: within('@inversifyjs/core', 'resolveBindingActivationsFromIterator(Async)?') },
  {
    files: within('@inversifyjs/container', 'BindingFluentSyntaxImplementation'),
    methods: only('when\\w*', 'to', 'toSelf', 'toDynamicValue', 'toFactory', 'toService', 'on(Dea|A)ctivation'),
  },
  {
    files: within('@inversifyjs/container', 'Container', 'ContainerModuleManager'),
    methods: only(
      'un(bind|load)\\w*',
      'rebind\\w*',
      'loadAsync',
      'get(All|Async|AllAsync)',
      'register',
      'restore',
      'snapshot',
    ),
  },
  {
    files: within('@inversifyjs/container', 'BindingManager'),
    functions: only('unbind\\w*', 'rebind\\w*', 'is(Current)?Bound', '#(unbind|clear|throw|isAny)\\w*'),
  },
  {
    files: within('@inversifyjs/container', 'ServiceResolutionManager'),
    functions: only('get(All|AllAsync|Async)'),
  },
  {
    files: within('@inversifyjs/core', 'PlanResultCacheService'),
    functions: only('#invalidateNonCachePlan\\w+', '#buildUpdatePlanParams', 'clearCache', 'subscribe', '#getMaps'),
  },
  // Made with every container, and never asked.
  { files: within('@inversifyjs/container', 'PluginManager', 'SnapshotManager'), methods: /./ },
  {
    files: within('@inversifyjs/core', 'OneToManyMapStar', '(A|Dea)ctivationsService', 'BindingService'),
    methods: /^(clone|_clone\w+)$/,
  },
  // Each request is sent once and as it is, and its answer is read as a response: no retries, progress, parameters, hooks, or errors with data.
  { files: within('ky', 'retry-timing', 'body', 'NonError', 'ForceRetryError', 'SchemaValidationError') },
  {
    files: within('ky', 'Ky'),
    functions: only(
      '#getResponseData',
      '#calculateDelay',
      '#normalizeSearchParams',
      'cloneInitHookOptions',
      'validateJsonWithSchema',
    ),
  },
  { files: within('ky', 'merge'), functions: only('appendSearchParameters') },
  // Our machines stay the same for a screen's life, neither keep nor resume their states, which have no meta and no history, and send nothing to others.
  {
    files: within('xstate', 'raise-\\w+\\.esm'),
    methods: only('select', 'attachDevTools', 'toJSON', 'getPersistedSnapshot'),
    functions: only('getPersistedSnapshot', 'resolveHistoryDefaultTransition', 'toJSON', 'getMeta'),
  },
  {
    files: within('xstate', 'StateMachine-\\w+\\.esm'),
    methods: only('resolveState', 'toJSON'),
    functions: only('getPersistedSnapshot', 'restoreSnapshot', 'toSerializableAction'),
  },
  { files: within('xstate', 'log-\\w+\\.esm'), functions: only('log', 'sendTo', 'enqueueActions') },
  // We search one index or several.
  { files: within('meilisearch', 'index'), methods: /^(?!(constructor|index|search|multiSearch|post|#.*)$)/ },
];
