// Change: adds the components that writers may type in MDX without an import (wraps the original).
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import {Code} from '../../capabilities/code/client/Code';
import {LlmSummary} from '../../capabilities/copies/client/LlmSummary';
import {Term} from '../../capabilities/glossary/client/Term';
import {Card, Cards} from '../../components/mdx/Cards';
import {Copy} from '../../components/mdx/Copy';
import {Steps} from '../../components/mdx/Steps';
import {HeaderCell, Table} from '../../components/ui/Table';
import {Drawing} from '../../capabilities/diagrams/client/Drawing';

export default {
  ...MDXComponents,
  Card,
  Cards,
  Code,
  Copy,
  Drawing,
  LlmSummary,
  Steps,
  TabItem,
  Tabs,
  Term,
  table: Table,
  th: HeaderCell,
};
