const RESERVED = /^_(?:geo(?:json|Point|Radius|BoundingBox|Polygon|Distance)?|vectors)(?![\w-])/;

/** What is wrong with a name that the protocol keeps for places and vectors, of which this service knows nothing (search protocol §not-supported). */
export function unsupported(name: string): string | undefined {
  const [reserved] = RESERVED.exec(name) ?? [];
  return reserved === undefined ? undefined : `\`${reserved}\` is not supported by this search service.`;
}
