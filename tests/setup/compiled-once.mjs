import vm from "node:vm";

const compileAnew = vm.compileFunction;
/** By file, with the source, since projects may transform a file in different ways. */
const compiled = new Map();

/**
 * Jest compiles a module anew in each file's sandbox. A script is compiled once in a worker and then
 * only run in each sandbox.
 */
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (!parsingContext) return compileAnew(source, parameters, options);
  const key = `${parameters} ${filename}`;
  let held = compiled.get(key);
  if (held?.source !== source) {
    const script = new vm.Script(`(function(${parameters}){\n${source}\n})`, {
      filename,
      lineOffset: -1,
    });
    held = { source, script };
    compiled.set(key, held);
  }
  return held.script.runInContext(parsingContext);
};
