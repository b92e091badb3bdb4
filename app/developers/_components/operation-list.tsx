import { type Operation, TOPICS } from "@/lib/http/operation";
import { exampleAddress } from "@/lib/open-api/tried-operations";

/** Every open call by topic; what is asked by GET leads to its example, without any script. */
export function OperationList({ operations }: { operations: readonly Operation[] }) {
  return TOPICS.map((topic) => (
    <div key={topic} className="developers-topic">
      <h3>{topic}</h3>
      <ul>
        {operations
          .filter((operation) => operation.topic === topic)
          .map((operation) => (
            <li key={operation.id} id={operation.id}>
              <p className="developers-address">
                <span className="developers-method">{operation.method}</span>{" "}
                {operation.method === "GET" ? (
                  <a href={exampleAddress(operation)} className="link">
                    <code>{operation.path}</code>
                  </a>
                ) : (
                  <code>{operation.path}</code>
                )}
              </p>
              <p>
                {operation.summary}.{operation.description && ` ${operation.description}`}
              </p>
            </li>
          ))}
      </ul>
    </div>
  ));
}
