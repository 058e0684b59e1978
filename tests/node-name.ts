/**
 * happy-dom answers '' when the `nodeName` of `Node.prototype` itself is asked of an element, where browsers answer the
 * name. The sanitiser asks exactly so, to be safe from markup that shadows `nodeName`; without this it would take every
 * tag for a forbidden one. Import it before the sanitiser is first used.
 */
function ownNodeName(node: Node): unknown {
  for (let proto: unknown = Object.getPrototypeOf(node); proto && proto !== Node.prototype;) {
    const getter = Object.getOwnPropertyDescriptor(proto, 'nodeName')?.get;
    if (getter) return getter.call(node);
    proto = Object.getPrototypeOf(proto);
  }
  return '';
}

if (typeof Node !== 'undefined') {
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return ownNodeName(this);
    },
  });
}
