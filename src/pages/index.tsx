import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Hero} from '../components/home/Hero';
import {OftenNeeded} from '../components/home/OftenNeeded';
import {Sample} from '../components/home/Sample';
import {WaysIn} from '../components/home/WaysIn';
import type {Product} from '../config/product';
import SampleCode from './_sample.mdx';

/** Home page: what the platform is, three ways in, a sample that was run, the modules, the most used pages, search. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {name, slug} = siteConfig.customFields?.['product'] as Product;
  return (
    <Layout
      title={translate({id: 'site.home.pageTitle', message: 'Home'})}
      description={siteConfig.tagline}
    >
      <main className="container">
        <Hero name={name} />
        <WaysIn learnRoute={`/what-is-${slug}`} />
        <Sample kit={`${siteConfig.url}${siteConfig.baseUrl}developer-kit.tgz`}>
          <MDXContent>
            <SampleCode />
          </MDXContent>
        </Sample>
        <OftenNeeded />
      </main>
    </Layout>
  );
}
