/** Shows parameters, headers, and bodies of the contract in the generated pages. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, useRef, useState, type ReactNode} from 'react';
import type {Alternative, AlternativeGroup, Flag, Property} from '../shared/types';
import styles from './Properties.lazy.module.css';
import {RichText} from './RichText';

/** Objects with more properties start folded. Those with fewer are mostly wrappers. */
const OPEN_LIMIT = 3;

interface RowProps {
  readonly row: Property;
  /** 0 for a body, whose properties are never folded. */
  readonly depth: number;
}

// `docusaurus write-translations` only finds ids that are literals in the call.
const flagLabels: Readonly<Record<Exclude<Flag, 'nullable'>, string>> = {
  required: translate({id: 'api.flag.required', message: 'required'}),
  deprecated: translate({id: 'api.flag.deprecated', message: 'deprecated'}),
  readOnly: translate({id: 'api.flag.readOnly', message: 'read only'}),
  writeOnly: translate({id: 'api.flag.writeOnly', message: 'write only'}),
  uniqueItems: translate({id: 'api.flag.uniqueItems', message: 'unique items'}),
  closed: translate({id: 'api.flag.closed', message: 'no other properties'}),
};
const roleLabels = {
  additional: translate({id: 'api.role.additional', message: 'other properties'}),
  pattern: translate({id: 'api.role.pattern', message: 'names that match'}),
  item: translate({id: 'api.role.item', message: 'each item'}),
  position: translate({id: 'api.role.position', message: 'item at position'}),
};
const groupTitles = {
  oneOf: translate({id: 'api.alternatives.oneOf', message: 'Exactly one of'}),
  anyOf: translate({id: 'api.alternatives.anyOf', message: 'At least one of'}),
};

/** The constraints of a row, with their values as code. */
function Limits({limits}: {readonly limits: NonNullable<Property['limits']>}): ReactNode {
  return (
    <ul className={styles.limits}>
      {limits.map(([label, ...values]) => (
        <li key={label}>
          {label}:{' '}
          {values.map((value, index) => (
            <Fragment key={value}>
              {index > 0 && ', '}
              <code>{value}</code>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What a row means, and its constraints. */
function Meaning({text, limits}: Property): ReactNode {
  return (
    (text ?? limits) && (
      <div className={styles.meaning}>
        {text && <RichText content={text} />}
        {limits && <Limits limits={limits} />}
      </div>
    )
  );
}

interface HeadProps {
  readonly row: Property;
  /** When an alternative applies, in words. */
  readonly condition?: string;
}

/** The type of a row, and whether its value may be null. */
function typeOf({type, flags}: Property): string {
  if (flags?.includes('nullable') !== true) return type;
  return translate({id: 'api.flag.nullable', message: '{type}, may be null'}, {type});
}

/** Name, type, and flags of a row. The name links to its anchor. A body has no name; that of an alternative can be its type. */
function Head({row, condition}: HeadProps): ReactNode {
  const role = row.role && roleLabels[row.role];
  const name = row.role === 'additional' ? undefined : row.name;
  const flags = row.flags?.filter((flag) => flag !== 'nullable');
  return (
    <div className={styles.head}>
      {(role ?? name) !== undefined && (
        <>
          {/* A page can have 160 of these, and Link adds nothing to an anchor of the same page. */}
          <a className={styles.name} href={`#${encodeURIComponent(row.id)}`}>
            {role !== undefined && <span className={styles.role}>{role} </span>}
            {name !== undefined && <code>{name}</code>}
          </a>{' '}
        </>
      )}
      {row.type !== '' && <span className={styles.type}>{typeOf(row)}</span>}
      {flags?.map((flag) => (
        <Fragment key={flag}>
          {' '}
          <span className={styles[flag] ?? styles.flag}>{flagLabels[flag]}</span>
        </Fragment>
      ))}{' '}
      {condition !== undefined && <span className={styles.flag}>{condition}</span>}
    </div>
  );
}

/** When an alternative applies: `when kind is cat`. */
function conditionOf({chosenBy}: Alternative, discriminator = ''): string | undefined {
  return (
    chosenBy &&
    translate(
      {id: 'api.alternatives.value', message: 'when {property} is {values}'},
      {property: discriminator, values: chosenBy.join(', ')},
    )
  );
}

interface AlternativesProps {
  readonly group: AlternativeGroup;
  readonly depth: number;
}

function Alternatives({group, depth}: AlternativesProps): ReactNode {
  const {kind, discriminator, items} = group;
  return (
    <div className={styles.alternatives}>
      <p className={styles.alternativesTitle}>
        {groupTitles[kind]}
        {discriminator !== undefined && (
          <>
            {' '}
            <Translate
              id="api.alternatives.chosenBy"
              values={{property: <code>{discriminator}</code>}}
            >
              {'(chosen by {property})'}
            </Translate>
          </>
        )}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <Row
            key={item.id}
            row={item.name === item.type && !item.flags ? {...item, type: ''} : item}
            depth={depth}
            condition={conditionOf(item, discriminator)}
          />
        ))}
      </ul>
    </div>
  );
}

interface FoldedListProps {
  readonly count: number;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A list that readers can fold, without JavaScript too. */
function FoldedList({count, open, children}: FoldedListProps): ReactNode {
  return (
    <details className={styles.details} open={open}>
      <summary className="screen-only">
        <span className={styles.show}>
          <Translate id="api.children.show" values={{count}}>
            {'Show child attributes ({count})'}
          </Translate>
        </span>
        <span className={styles.hide}>
          <Translate id="api.children.hide">Hide child attributes</Translate>
        </span>
      </summary>
      {children}
    </details>
  );
}

/** Whether a list of properties starts unfolded. That of a body can't be folded. */
function startsOpen(count: number, depth: number): boolean {
  return depth === 0 || (depth === 1 && count <= OPEN_LIMIT);
}

/** The rows in the list below a row. What the items of an array contain follows their row, unless other rows do. */
function rowsBelow({children}: Property): readonly Property[] | undefined {
  const [item, ...others] = children ?? [];
  if (item?.role !== 'item' || item.children === undefined || others.length > 0) return children;
  return [{...item, children: undefined}, ...item.children];
}

/** Everything below a row: properties, alternatives, or a link to where they are already shown. */
function Nested({row, depth}: RowProps): ReactNode {
  const {alternatives, sameAs, cut} = row;
  const children = rowsBelow(row);
  const list = children && (
    <ul className={styles.list}>
      {children.map((child) => (
        <Row key={child.id} row={child} depth={depth + 1} />
      ))}
    </ul>
  );
  return (
    <>
      {sameAs !== undefined && (
        <p>
          <Translate
            id="api.sameAs"
            values={{link: <Link to={`#${encodeURIComponent(sameAs.id)}`}>{sameAs.name}</Link>}}
          >
            {'Same shape as {link}.'}
          </Translate>
        </p>
      )}
      {cut === true && (
        <p>
          <Translate id="api.cut">Deeper levels are in the specification to download.</Translate>
        </p>
      )}
      {list !== undefined && depth === 0 && list}
      {children !== undefined && depth > 0 && (
        <FoldedList count={children.length} open={startsOpen(children.length, depth)}>
          {list}
        </FoldedList>
      )}
      {alternatives?.map((group, index) => (
        <Alternatives key={index} group={group} depth={depth} />
      ))}
    </>
  );
}

function Row({row, depth, condition}: RowProps & HeadProps): ReactNode {
  return (
    <li id={row.id} className={styles.row}>
      <Head row={row} condition={condition} />
      <Meaning {...row} />
      <Nested row={row} depth={depth} />
    </li>
  );
}

/**
 * A list of parameters, of headers, or of the variables of a server, with everything inside them. ../node/parameters.ts
 * and ../node/servers.ts write it into a page.
 */
export function Properties({rows}: {readonly rows: readonly Property[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Row key={row.id} row={row} depth={1} />
      ))}
    </ul>
  );
}

/** Whether a list below a row starts folded. */
function hasFoldedLists(row: Property, depth: number): boolean {
  const {alternatives = []} = row;
  const children = rowsBelow(row) ?? [];
  return (
    (children.length > 0 && !startsOpen(children.length, depth)) ||
    children.some((child) => hasFoldedLists(child, depth + 1)) ||
    alternatives.some(({items}) => items.some((item) => hasFoldedLists(item, depth)))
  );
}

/**
 * A whole body of a request or response: type and description, then properties. A button unfolds all lists inside it, or
 * folds them if all are unfolded. ../node/bodies.ts writes it into a page.
 */
export function BodyShape({body}: {readonly body: Property}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const lists = () => [...(element.current?.querySelectorAll('details') ?? [])];
  const toggleAll = () => {
    for (const list of lists()) list.open = !isExpanded;
    setExpanded(!isExpanded);
  };
  // Readers also fold and unfold single lists. `toggle` doesn't bubble, so it is handled in the capture phase. The types
  // of React lack this property, but allow it in an object that is spread.
  const toggleHandler = {onToggleCapture: () => setExpanded(lists().every(({open}) => open))};
  return (
    <div ref={element} id={body.id} className={styles.body} {...toggleHandler}>
      {hasFoldedLists(body, 0) && (
        <button type="button" className={styles.expand} onClick={toggleAll}>
          {isExpanded
            ? translate({id: 'api.children.collapseAll', message: 'Collapse all'})
            : translate({id: 'api.children.expandAll', message: 'Expand all'})}
        </button>
      )}
      {/* The type of most bodies says nothing more. */}
      {(body.type !== 'object' || body.flags) && <Head row={body} />}
      <Meaning {...body} />
      <Nested row={body} depth={0} />
    </div>
  );
}
