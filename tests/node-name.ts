/**
 * happy-dom returns '' for the `nodeName` getter of `Node.prototype`, where browsers return the name. The sanitiser calls
 * exactly this getter, to be safe from markup that shadows `nodeName`; without this fix it would treat every tag as forbidden.
 * Import it before the sanitiser is first used.
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
